/** Roles for which a hall of fame honors someone. */
export const inducteeCategories = ['athlete', 'coach', 'administrator', 'contributor', 'team'] as const;

/** Recipients of an award. */
export const recipientKinds = ['athlete', 'coach', 'team'] as const;

/** Levels at which awards are presented, widest first. */
export const awardLevels = ['national', 'regional', 'conference', 'institution'] as const;
export type AwardLevel = (typeof awardLevels)[number];

export const awardPeriods = ['season', 'week'] as const;

/** Teams of an all-conference or All-America selection, best first. */
export const honorTeams = ['first', 'second', 'third', 'honorable'] as const;
export type HonorTeam = (typeof honorTeams)[number];

const teamNames: Record<HonorTeam, string> = {
  first: 'First team',
  second: 'Second team',
  third: 'Third team',
  honorable: 'Honorable mention',
};

/** "First team". */
export const honorTeamName = (team: HonorTeam): string => teamNames[team];

const levelNames: Record<AwardLevel, string> = {
  national: 'National',
  regional: 'Regional',
  conference: 'Conference',
  institution: 'School',
};

/** "School" for an award of the college itself. */
export const awardLevelName = (level: AwardLevel): string => levelNames[level];
