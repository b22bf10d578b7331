import { startSlowApi } from './slow-api.ts';

const api = startSlowApi('http://localhost:3050', /./, 3051);
api.delay(20);
