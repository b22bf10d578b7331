import { tone } from '../color.ts';
import type { Child } from '../svg.ts';
import { path, stroke } from './prop-strokes.ts';

/** A stick, bat or racket: its grip at 0 and its head downward. */
export const tools = {
  bat: () => [
    path('M-.7-3Q0-4 .7-3L.8 12 2 26Q2.2 31 0 31.4-2.2 31-2 26L-.8 12Z', '#c9935a'),
    path('M.1 12 .2 31Q2.2 31 2 26L.8 12Z', '#a06d3c'),
    path('M-.8-3H.8V7H-.8Z', '#22252b'),
  ],
  racket: (color: string) => [
    stroke('M0-3V10', '#20242b', 2.2),
    stroke('M0 10-2.6 16M0 10 2.6 16', color, 1.2),
    path('M0 14.5c6.2 0 7.4 6.5 7.4 9.6S4.6 33 0 33-7.4 27.2-7.4 24.1-6.2 14.5 0 14.500Z', '#ffffff55'),
    stroke(
      'M-5 17.500V30.500M-2.5 15.500V32M0 15V32.500M2.5 15.500V32M5 17.500V30.500M-6.5 19H6.500M-7 22H7M-7 25H7M-6.5 28H6.500M-4 31H4',
      '#ffffff',
      0.25,
    ),
    stroke('M0 14.500c6.2 0 7.4 6.5 7.4 9.600S4.6 33 0 33-7.4 27.2-7.4 24.1-6.2 14.5 0 14.500Z', color, 1.3),
  ],
  hockey: () => [
    stroke('M0-14V34', '#2a2d33', 1.7),
    stroke('M0 34Q0 37.5 3 37.600L11 36.8', '#2a2d33', 2.6),
    stroke('M4 37.6 11 36.8', '#f4f0e6', 2.6),
    stroke('M0-14V-9', '#f4f0e6', 2),
  ],
  fieldHockey: (color: string) => [
    stroke('M0-3V9', '#20242b', 2),
    stroke('M0 9V29', color, 1.8),
    stroke('M0 29Q0 34 3.6 34T7 30', color, 2.4),
  ],
  lacrosse: (color: string) => [
    stroke('M0-16V16', '#d9dde2', 1.5),
    path('M-1 15Q-6 20-5.5 29-2.5 31.5 0 31.500T5.5 29Q6 20 1 15Z', '#ffffff66'),
    stroke('M-3.5 19 4 30M3.5 19-4 30M-5 24H5M-2 17 5 26M2 17-5 26', '#ffffff', 0.35),
    stroke('M0 15Q-6 20-5.5 29-2.5 31.5 0 31.500T5.5 29Q6 20 0 15Z', color, 1.4),
  ],
  club: () => [
    stroke('M0-2V5', '#20242b', 1.5),
    stroke('M0 5V40', '#cfd4da', 0.7),
    path('M-.8 38.500Q1 38 5.5 41.5 6 44 3.5 44-1 43.5-.8 38.500Z', '#30343b'),
  ],
  oar: (color: string) => [stroke('M0-14V60', '#e9dcc0', 1.2), path('M-2.2 58H2.200L3.4 74H-1.400Z', color)],
  pole: () => [stroke('M0-2V46', '#30343b', 0.9), stroke('M-1.5 43H1.5', '#30343b', 0.7)],
  baton: (color: string) => [stroke('M0-4V6', color, 1.9)],
  shot: () => [path('M-3 2a3 3 0 1 1 6 0 3 3 0 1 1-6 0', '#50555c')],
  mitt: () => [
    path('M-4.5-1Q-5.5 5-3 8.5 0 10.5 3.5 8.5 6 4.5 4.5-1.5 0-4-4.5-1Z', '#8d5327'),
    path('M0 0Q3 2 3.5 8.5 6 4.5 4.5-1.500Z', '#6c3d1b'),
    stroke('M-2.6 1-2 7M0 0V8M2.6 1 2.2 7', '#5a3216', 0.4),
  ],
  horn: (color: string) => [
    stroke('M0-3V9', color, 1.3),
    path('M-.6 8H.6Q1.5 14 5.5 17H-5.500Q-1.5 14-.6 8Z', color),
    stroke('M-2-1H2.500V5H-2Z', tone(color, -0.14), 0.9),
  ],
  drumstick: () => [stroke('M0-2V14', '#ecd9b4', 0.9)],
  flag: (color: string) => [
    stroke('M0-10V46', '#e6e2d6', 1.1),
    path('M.5 16Q14 12 26 19T46 18V42Q36 45 26 41T.5 45Z', color),
  ],
} satisfies Record<string, (color: string) => Child[]>;
export type ToolName = keyof typeof tools;
