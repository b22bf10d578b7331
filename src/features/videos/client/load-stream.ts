import Hls from 'hls.js';

/**
 * Plays an HLS stream in a browser that does not itself; it is fetched when the reader presses play.
 *
 * @param onFailure called if the stream cannot be played
 * @returns a function that stops
 */
export function loadStream(video: HTMLVideoElement, address: string, onFailure: () => void): () => void {
  if (!Hls.isSupported()) {
    onFailure();
    return () => {};
  }
  // the code of the worker would be a blob, which the content security policy does not allow
  const stream = new Hls({ enableWorker: false });
  let isRecovered = false;
  stream.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !isRecovered) {
      isRecovered = true;
      stream.recoverMediaError();
      return;
    }
    stream.destroy();
    onFailure();
  });
  const start = () => stream.loadSource(address);
  stream.attachMedia(video);
  video.addEventListener('play', start, { once: true });
  return () => {
    video.removeEventListener('play', start);
    stream.destroy();
  };
}
