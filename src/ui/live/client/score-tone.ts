/** In Hz and seconds. */
const [pitch, length] = [880, 0.25];
const volume = 0.2;

/** Creates a short tone. Browsers play it only after a click, so call this in response to one. */
export function createTone() {
  const audio = new AudioContext();
  return {
    play: () => {
      const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
      const start = audio.currentTime;
      oscillator.frequency.value = pitch;
      gain.gain.setValueAtTime(volume, start);
      // fades out, because a sudden end clicks
      gain.gain.exponentialRampToValueAtTime(0.001, start + length);
      oscillator.connect(gain).connect(audio.destination);
      oscillator.start(start);
      oscillator.stop(start + length);
    },
    close: () => void audio.close(),
  };
}
