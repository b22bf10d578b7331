/** The class of a file, which determines its use. */
export type FileClass = 'audio' | 'captions' | 'document' | 'picture' | 'video';

export type FileType = {
  class: FileClass;
  mime: string;
  /** Whether the first bytes of a file match this type. */
  matches: (head: Uint8Array) => boolean;
  /** Browsers save it instead of opening it. */
  isSaved?: true;
};

const latin = (head: Uint8Array, start: number, end: number) => String.fromCharCode(...head.subarray(start, end));

const begins =
  (...starts: string[]) =>
  (head: Uint8Array) =>
    starts.some((start) => latin(head, 0, start.length) === start);

const hasBox = (head: Uint8Array) => latin(head, 4, 8) === 'ftyp';
const riff = (form: string) => (head: Uint8Array) => latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === form;
/** An ID3 tag, or the sync word of an MPEG audio frame of layer III. */
const isMp3 = (head: Uint8Array) =>
  latin(head, 0, 3) === 'ID3' || (head[0] === 0xff && ((head[1] ?? 0) & 0xe6) === 0xe2);
const isText = (head: Uint8Array) => !head.some((byte) => byte < 32 && !(byte >= 9 && byte <= 13));
const isCaptions = (head: Uint8Array) => isText(head) && /^(?:\ufeff)?WEBVTT\b/.test(new TextDecoder().decode(head));

const zip = begins('PK\x03\x04');
/** The compound files of Office before 2007. */
const compound = begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const office = 'application/vnd.openxmlformats-officedocument';

/** The types of files that colleges publish, by extension. The bytes of a file have to agree with its extension. */
export const fileTypes: Readonly<Record<string, FileType>> = {
  pdf: { class: 'document', mime: 'application/pdf', matches: begins('%PDF-') },
  docx: { class: 'document', mime: `${office}.wordprocessingml.document`, matches: zip, isSaved: true },
  xlsx: { class: 'document', mime: `${office}.spreadsheetml.sheet`, matches: zip, isSaved: true },
  pptx: { class: 'document', mime: `${office}.presentationml.presentation`, matches: zip, isSaved: true },
  doc: { class: 'document', mime: 'application/msword', matches: compound, isSaved: true },
  xls: { class: 'document', mime: 'application/vnd.ms-excel', matches: compound, isSaved: true },
  ppt: { class: 'document', mime: 'application/vnd.ms-powerpoint', matches: compound, isSaved: true },
  csv: { class: 'document', mime: 'text/csv; charset=utf-8', matches: isText, isSaved: true },
  txt: { class: 'document', mime: 'text/plain; charset=utf-8', matches: isText },
  jpg: { class: 'picture', mime: 'image/jpeg', matches: begins('\xff\xd8\xff') },
  jpeg: { class: 'picture', mime: 'image/jpeg', matches: begins('\xff\xd8\xff') },
  png: { class: 'picture', mime: 'image/png', matches: begins('\x89PNG\r\n\x1a\n') },
  gif: { class: 'picture', mime: 'image/gif', matches: begins('GIF87a', 'GIF89a') },
  webp: { class: 'picture', mime: 'image/webp', matches: riff('WEBP') },
  mp3: { class: 'audio', mime: 'audio/mpeg', matches: isMp3 },
  m4a: { class: 'audio', mime: 'audio/mp4', matches: hasBox },
  ogg: { class: 'audio', mime: 'audio/ogg', matches: begins('OggS') },
  wav: { class: 'audio', mime: 'audio/wav', matches: riff('WAVE') },
  mp4: { class: 'video', mime: 'video/mp4', matches: hasBox },
  m4v: { class: 'video', mime: 'video/mp4', matches: hasBox },
  webm: { class: 'video', mime: 'video/webm', matches: begins('\x1a\x45\xdf\xa3') },
  vtt: { class: 'captions', mime: 'text/vtt; charset=utf-8', matches: isCaptions },
  srt: { class: 'captions', mime: 'application/x-subrip', matches: isText },
};

const megabyte = 1024 * 1024;

/** The largest file of a class, in bytes. */
export const maxBytes: Readonly<Record<FileClass, number>> = {
  captions: 10 * megabyte,
  picture: 50 * megabyte,
  document: 250 * megabyte,
  audio: 2048 * megabyte,
  video: 20_480 * megabyte,
};

/** The extension of a file name in lower case. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The extensions of some classes, for messages. */
export const extensionsOf = (classes: readonly FileClass[]): string[] =>
  Object.keys(fileTypes).filter((extension) => classes.includes(fileTypes[extension]?.class ?? 'document'));
