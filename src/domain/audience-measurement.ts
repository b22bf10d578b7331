import { type } from 'arktype';

const text = 'string | null';

/** What a college tells its audience measurement about itself. Names as the field's programs have them. */
export const audienceMeasurement = type({
  'google360PropertyId?': text,
  'clientName?': text,
  'clientDivision?': text,
  'conferenceName?': text,
  'clientId?': 'string | number | null',
  'clientAbbreviation?': text,
  'isPower5Client?': 'boolean',
  'isAllAccessEnabled?': 'boolean',
  'isPaciolanMarketingClient?': 'boolean',
  'ticketProvider?': text,
  'clientRegion?': text,
  'isClientFanbasePartner?': 'boolean',
  'isClientSidearmExtended?': 'boolean',
  'clientMMR?': 'string | number | null',
});
