import { type } from 'arktype';

const text = 'string | null';

/** A college's audience-measurement settings, with the property names that the field's programs use. */
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
