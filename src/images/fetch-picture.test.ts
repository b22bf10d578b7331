import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { describe, expect, test } from 'vitest';

import { isPublicAddress } from '../web/public-address.ts';
import { fetchPicture } from './fetch-picture.ts';
import { isAllowedHost, type Network } from './fetch-remote.ts';

const hosts = ['pictures.example.edu', 'cdn.example.edu'];

type Page = { status?: number; location?: string; contentType?: string; body?: Uint8Array[] };

/** A network of made-up hosts, and the list of what was asked of it. */
function networkOf(pages: Record<string, Page>, addresses: Record<string, string[]> = {}) {
  const asked: string[] = [];
  const network: Network = {
    resolve: async (host) => addresses[host] ?? ['93.184.216.34'],
    ask: async (url, address) => {
      asked.push(`${url.href} at ${address}`);
      const { status = 200, location, contentType = 'image/png', body = [] } = pages[url.href] ?? { status: 404 };
      const stream = async function* () {
        yield* body;
      };
      return { head: { status, location, contentType }, body: stream(), close: () => {} };
    },
  };
  return { network, asked };
}

const bytes = (length: number) => new Uint8Array(length);
const fetchFrom = (address: string, network: Network, bytesAtMost = 100) =>
  fetchPicture(new URL(address), hosts, {
    network,
    most: { milliseconds: 1000, bytes: bytesAtMost },
  });

describe('an address that is public', () => {
  test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('an address that is not public', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '224.0.0.1',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::127.0.0.1',
    '::10.1.2.3',
    '::5db8:d822',
    '::ffff:93.184.216.34',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:53aa::1',
    'ff02::1',
    '0x7f.1',
    '127.1',
    '2130706433',
    'localhost',
    '',
  ])('%s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a host that pictures may not come from', () => {
  test.each([
    'https://elsewhere.example/a.png',
    'https://pictures.example.edu.elsewhere.example/a.png',
    'https://pictures.example.edu:8443/a.png',
    'https://user:secret@pictures.example.edu/a.png',
    'https://pictures.example.edu@127.0.0.1/a.png',
    'https://pictures.example.edu./a.png',
    'ftp://pictures.example.edu/a.png',
    'file:///etc/passwd',
    'http://127.0.0.1/a.png',
    'http://0x7f000001/a.png',
    'http://[::1]/a.png',
  ])('%s', (address) => {
    expect(isAllowedHost(new URL(address), hosts)).toBe(false);
  });

  test('a host on the list in any case is allowed', () => {
    expect(isAllowedHost(new URL('https://Pictures.Example.edu/a.png'), hosts)).toBe(true);
  });
});

test('a picture is fetched from the address that was checked', async () => {
  const { network, asked } = networkOf({ 'https://pictures.example.edu/a.png': { body: [bytes(3), bytes(4)] } });
  expect(await fetchFrom('https://pictures.example.edu/a.png', network)).toHaveLength(7);
  expect(asked).toEqual(['https://pictures.example.edu/a.png at 93.184.216.34']);
});

test.each([['127.0.0.1'], ['93.184.216.34,169.254.169.254'], ['::ffff:10.0.0.1'], ['']])(
  'a name that resolves to %s is not asked',
  async (addresses) => {
    const { network, asked } = networkOf({}, { 'pictures.example.edu': addresses.split(',').filter(Boolean) });
    await expect(fetchFrom('https://pictures.example.edu/a.png', network)).rejects.toThrow('public address');
    expect(asked).toEqual([]);
  },
);

describe('a redirect', () => {
  const from = 'https://pictures.example.edu/a.png';

  test('to another host on the list is followed', async () => {
    const { network } = networkOf({
      [from]: { status: 302, location: 'https://cdn.example.edu/a.png' },
      'https://cdn.example.edu/a.png': { body: [bytes(5)] },
    });
    expect(await fetchFrom(from, network)).toHaveLength(5);
  });

  test.each(['http://127.0.0.1/', 'http://169.254.169.254/latest', '//elsewhere.example/a.png', 'file:///etc/passwd'])(
    'to %s is not followed',
    async (location) => {
      const { network, asked } = networkOf({ [from]: { status: 302, location } });
      await expect(fetchFrom(from, network)).rejects.toThrow('not a host');
      expect(asked).toHaveLength(1);
    },
  );

  test('to a listed host that is inside is not followed', async () => {
    const { network } = networkOf(
      { [from]: { status: 302, location: 'https://cdn.example.edu/a.png' } },
      { 'cdn.example.edu': ['192.168.0.9'] },
    );
    await expect(fetchFrom(from, network)).rejects.toThrow('public address');
  });

  test('to itself ends', async () => {
    const { network, asked } = networkOf({ [from]: { status: 302, location: from } });
    await expect(fetchFrom(from, network)).rejects.toThrow('more than 3 times');
    expect(asked).toHaveLength(4);
  });
});

test.each([
  [{ status: 500 }, 'answered 500'],
  [{ contentType: 'text/html' }, 'no picture'],
  [{ body: [bytes(60), bytes(60)] }, 'more than 100 bytes'],
])('what answers %j is refused', async (page, reason) => {
  const { network } = networkOf({ 'https://pictures.example.edu/a.png': page });
  await expect(fetchFrom('https://pictures.example.edu/a.png', network)).rejects.toThrow(reason);
});

test('it does not connect to this machine, even if a list contains it', async () => {
  let hits = 0;
  const server = createServer((_request, response) => {
    hits++;
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  for (const address of [`http://localhost:${port}/`, 'http://localhost/', 'http://127.0.0.1/']) {
    await expect(fetchPicture(new URL(address), ['localhost', '127.0.0.1'])).rejects.toThrow();
  }
  server.close();
  expect(hits).toBe(0);
});
