/** Prints a step with its elapsed seconds while it runs. */
export const step = async (name, work) => {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  const { isTTY } = process.stdout;
  const show = () => isTTY && process.stdout.write(`\r${name} … ${seconds()} s`);
  if (isTTY) show();
  else console.log(`${name} …`);
  const ticking = setInterval(show, 1000);
  try {
    return await work();
  } finally {
    clearInterval(ticking);
    if (isTTY) process.stdout.write(`\r${name}: ${seconds()} s   \n`);
  }
};
