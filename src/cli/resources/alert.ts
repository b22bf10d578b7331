import { alert } from '../../db/schema/alert.ts';
import { instant } from '../fields/instant.ts';
import { link, text, yesNo } from '../fields/plain.ts';
import { required } from '../fields/field.ts';
import type { Resource } from './resource.ts';
import { commandsOf } from './commands-of.ts';
import { endNow } from './end.ts';
import { stateAt } from './state.ts';

const alerts: Resource<typeof alert.$inferSelect> = {
  noun: 'alert',
  plural: 'alerts',
  table: alert,
  counter: 'alert',
  fields: {
    title: required(text('the line it shows')),
    url: link('where it leads to read more'),
    enabled: yesNo('whether it is on (default: yes)'),
    showOnWeb: yesNo('whether the website shows it (default: yes)'),
    endDate: instant('until when it is shown (default: until it is ended)'),
  },
  columns: ['title', 'endDate', 'url'],
  state: (row, now) => (row.showOnWeb ? stateAt(row, now) : 'off'),
};

export const alertCommands = commandsOf(alerts, {
  group: 'alert',
  end: endNow(alerts),
  examples: {
    list: ['alert list --tenant unc'],
    add: [
      'alert add --tenant unc --title "Tonight\'s game starts at 8 p.m." --url /sports/football/schedule --end-date 2026-12-01T23:00',
      'alert add --tenant unc --file alerts.json --dry-run',
    ],
    change: ['alert change 3 --tenant unc --end-date 2026-12-02T12:00', 'alert change 3 --tenant unc --url ""'],
    end: ['alert end 3 --tenant unc'],
  },
});
