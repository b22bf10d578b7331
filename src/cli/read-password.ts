import { stderr, stdin } from 'node:process';
import { text } from 'node:stream/consumers';

/** The first line of what is piped in, or what is typed twice at a terminal, which shows nothing of it. */
export async function readPassword(): Promise<Uint8Array> {
  if (!stdin.isTTY) return bytesOf((await text(stdin)).split(/\r?\n/)[0] ?? '');
  const typed = await ask('Password: ');
  if ((await ask('The same again: ')) !== typed) throw new Error('the two passwords are not the same');
  return bytesOf(typed);
}

const bytesOf = (password: string) => new TextEncoder().encode(password);

/** One line typed without an echo. */
function ask(question: string): Promise<string> {
  stderr.write(question);
  stdin.setRawMode(true).setEncoding('utf8').resume();
  let typed = '';
  return new Promise((resolve, reject) => {
    const finish = (done: () => void) => {
      stdin.setRawMode(false).pause().off('data', onData);
      stderr.write('\n');
      done();
    };
    const onData = (chunk: string) => {
      for (const key of chunk) {
        if (key === '\r' || key === '\n' || key === '\u0004') return finish(() => resolve(typed));
        if (key === '\u0003') return finish(() => reject(new Error('no password was given')));
        if (key === '\u007f' || key === '\b') typed = typed.slice(0, -1);
        else typed += key;
      }
    };
    stdin.on('data', onData);
  });
}
