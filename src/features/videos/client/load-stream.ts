import Hls from 'hls.js';

/**
 * Plays an HLS stream in a browser that does not itself; it is fetched when the reader presses play.
 *
 * @returns a function that stops
 */
export function loadStream(video: HTMLVideoElement, address: string): () => void {
  if (!Hls.isSupported()) return () => {};
  // a worker would need code from a blob, which the content security policy does not allow
  const stream = new Hls({ enableWorker: false, autoStartLoad: false });
  const start = () => stream.startLoad();
  stream.loadSource(address);
  stream.attachMedia(video);
  video.addEventListener('play', start, { once: true });
  return () => {
    video.removeEventListener('play', start);
    stream.destroy();
  };
}
