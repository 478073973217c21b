import type { ChoiceField, Fields } from '#kernel/fields/field'
import { timeZones } from '#kernel/fields/time_zones'
import { platformZone } from '#kernel/fields/today'
import { wording } from '#kernel/lang/wording'

/** Whether its drugs are on the market: what is reported, and with which versions of MedDRA, differs. */
const projectTypes = [
  { value: 1, label: wording('project_fields.pre_marketing') },
  { value: 2, label: wording('project_fields.post_marketing') },
] as const

/** Regions that a project may report to; they decide which regional elements and rules apply. */
const regions = [
  { value: 'CN', label: wording('project_fields.china') },
  { value: 'EU', label: wording('project_fields.european_union') },
  { value: 'US', label: wording('project_fields.united_states') },
  { value: 'JP', label: wording('project_fields.japan') },
  { value: 'KR', label: wording('project_fields.korea') },
] as const

/** A project; each field with the longest that it takes. */
export const projectFields = {
  code: {
    kind: 'text',
    label: wording('project_fields.code'),
    required: true,
    max: 24,
    form: 'code',
    help: wording('project_fields.unique_in_the_company_it_stays'),
  },
  name: { kind: 'text', label: wording('project_fields.project_name'), required: true, max: 200 },
  type: { kind: 'choice', label: wording('project_fields.type'), required: true, of: projectTypes },
  startDate: { kind: 'day', label: wording('project_fields.start') },
  timeZone: {
    kind: 'choice',
    label: wording('project_fields.time_zone'),
    of: timeZones,
    default: platformZone.timeZone,
    help: wording('project_fields.decides_which_day_is_today_for'),
  },
  overview: { kind: 'text', label: wording('project_fields.overview'), max: 200, lines: 3 },
  maxCases: {
    kind: 'number',
    label: wording('project_fields.maximum_cases'),
    required: true,
    min: 1,
    max: 10_000_000,
    help: wording('project_fields.in_each_environment'),
  },
  maxUsers: {
    kind: 'number',
    label: wording('project_fields.maximum_users'),
    required: true,
    min: 1,
    max: 100_000,
  },
  regions: { kind: 'choices', label: wording('project_fields.regions'), of: regions },
  senderIdentifier: {
    kind: 'text',
    label: wording('project_fields.sender_identifier'),
    max: 60,
    help: wording('project_fields.n_1_3_and_n_2'),
  },
  receiverIdentifier: {
    kind: 'text',
    label: wording('project_fields.receiver_identifier'),
    max: 60,
    help: wording('project_fields.n_1_4_and_n_2'),
  },
} as const satisfies Fields

/** A closed project is read, and nothing is written in it until it is restarted. */
export const projectStatus = {
  kind: 'choice',
  label: wording('project_fields.status'),
  of: [
    { value: 'ongoing', label: wording('project_fields.ongoing') },
    { value: 'closed', label: wording('project_fields.closed') },
  ],
} as const satisfies ChoiceField
