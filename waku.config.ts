import { defineConfig } from 'waku/config';

/** Packages that read their own files or native parts at run time: they stay outside the server bundle. */
const unbundled = ['@electric-sql/pglite', '@node-rs/argon2', 'pg', 'pino', 'prom-client', 'sharp'];

export default defineConfig({
  vite: {
    environments: {
      rsc: { resolve: { external: unbundled } },
      ssr: { resolve: { external: unbundled } },
    },
  },
});
