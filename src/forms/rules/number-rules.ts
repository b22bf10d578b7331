import { capitalized, numbersOf, type Rule } from './rule.ts';

/** Like `Number`, which accepts `1e3` and `0x10`, but not blanks. */
const isNumber = (value: string): boolean => value.trim() !== '' && !Number.isNaN(Number(value));

export const numberRules = {
  number: {
    accepts: (values) => values.every(isNumber),
    message: ({ label }) => `${capitalized(label)} must be a number.`,
  },
  between: {
    takes: [2, 2],
    accepts: (values, parameters) => {
      const [low = 0, high = 0] = numbersOf(parameters).sort((a, b) => a - b);
      return values.every((value) => isNumber(value) && Number(value) >= low && Number(value) <= high);
    },
    message: ({ label }, parameters) => {
      const [low, high] = numbersOf(parameters).sort((a, b) => a - b);
      return `${capitalized(label)} must be between ${low} and ${high}.`;
    },
  },
  max: {
    takes: [0, 1],
    accepts: (values, [most = 10], { isList }) =>
      isList
        ? values.length <= Number(most)
        : values.every((value) => isNumber(value) && Number(value) <= Number(most)),
    message: ({ label, isList }, [most = 10]) =>
      isList ? `Cannot have more than ${most} ${label}.` : `${capitalized(label)} must be no more than ${most}.`,
  },
  min: {
    takes: [0, 1],
    accepts: (values, [least = 1], { isList }) =>
      isList
        ? values.length >= Number(least)
        : values.every((value) => isNumber(value) && Number(value) >= Number(least)),
    message: ({ label, isList }, [least = 1]) =>
      isList ? `Cannot have fewer than ${least} ${label}.` : `${capitalized(label)} must be at least ${least}.`,
  },
} as const satisfies Record<string, Rule>;
