import type { Fields } from '#kernel/fields/field'
import { wording } from '#plugins/organisation/lang/wording'

const projects = {
  kind: 'links',
  label: wording('contract.projects'),
  resource: 'projects',
  named: ['code', 'name'],
} as const

/** A sponsor. */
export const sponsorFields = {
  name: { kind: 'text', label: wording('contract.sponsor'), required: true, max: 100 },
  contact: { kind: 'text', label: wording('contract.contact'), max: 24 },
  contactPhone: {
    kind: 'text',
    label: wording('contract.contact_phone'),
    max: 20,
    form: 'phone',
  },
  projects,
} as const satisfies Fields

/** A server. */
export const serverFields = {
  name: { kind: 'text', label: wording('contract.server'), required: true, max: 100 },
  description: {
    kind: 'text',
    label: wording('contract.description'),
    max: 200,
    lines: 2,
  },
  projects,
} as const satisfies Fields

/** Drug classes as China registers drugs. */
const drugClasses = [
  { value: 1, label: wording('contract.chinese_medicine') },
  { value: 2, label: wording('contract.chemical') },
  { value: 3, label: wording('contract.therapeutic_biologic') },
  { value: 4, label: wording('contract.preventive_biologic') },
  { value: 5, label: wording('contract.other') },
] as const

/** A drug of the company. */
export const drugFields = {
  nameZh: { kind: 'text', label: wording('contract.chinese_name'), max: 100 },
  nameEn: { kind: 'text', label: wording('contract.english_name'), max: 100 },
  drugClass: { kind: 'choice', label: wording('contract.class'), of: drugClasses },
  details: { kind: 'text', label: wording('contract.details'), max: 200, lines: 2 },
  projects,
} as const satisfies Fields

/** Countries and licences for which a company keeps the text of a reference of its own. */
const markets = [
  { value: 'core', label: wording('contract.company_core_safety_information') },
  { value: 'ib', label: wording('contract.investigators_brochure') },
  { value: 'CN', label: wording('contract.licence_in_china') },
  { value: 'EU', label: wording('contract.licence_in_the_european_union') },
  { value: 'US', label: wording('contract.licence_in_the_united_states') },
  { value: 'JP', label: wording('contract.licence_in_japan') },
  { value: 'KR', label: wording('contract.licence_in_korea') },
] as const

/** Grades of severity of the CTCAE (Common Terminology Criteria for Adverse Events). */
const ctcaeLevels = [1, 2, 3, 4, 5].map((value) => ({
  value,
  label: wording('contract.up_to', { value }),
}))

/** A version of a reference document, which says what reactions to a drug are expected. */
export const drugReferenceFields = {
  drugId: {
    kind: 'link',
    label: wording('contract.drug'),
    required: true,
    resource: 'drugs',
    named: ['nameZh', 'nameEn'],
  },
  market: {
    kind: 'choice',
    label: wording('contract.document'),
    required: true,
    of: markets,
  },
  suVersion: { kind: 'text', label: wording('contract.version'), required: true, max: 24 },
  validFrom: { kind: 'day', label: wording('contract.valid_from') },
  drugName: {
    kind: 'text',
    label: wording('contract.drug_name_in_the_document'),
    max: 100,
  },
  actName: { kind: 'text', label: wording('contract.act_name'), max: 100 },
  ctcaeVersion: {
    kind: 'choice',
    label: wording('contract.ctcae_version'),
    of: ['4.03', '5.0', '6.0'].map((value) => ({ value, label: { en: value, zh: value } })),
  },
  reactions: {
    kind: 'rows',
    label: wording('contract.expected_reactions'),
    required: true,
    add: wording('contract.add_reaction'),
    fields: {
      code: { kind: 'text', label: wording('contract.meddra_code'), max: 8, form: 'code' },
      term: { kind: 'text', label: wording('contract.reaction'), max: 200 },
      seriousness: {
        kind: 'choice',
        label: wording('contract.expected_when'),
        required: true,
        of: [
          { value: 'any', label: wording('contract.always') },
          { value: 'not_serious', label: wording('contract.not_serious') },
          { value: 'not_fatal', label: wording('contract.not_fatal') },
        ],
      },
      ctcaeLevel: {
        kind: 'choice',
        label: wording('contract.ctcae_level'),
        of: ctcaeLevels,
      },
    },
  },
} as const satisfies Fields

/** A version of a reference document of a drug that is for the project at hand. */
export interface ReferenceDocument {
  readonly id: string
  /** Id of the drug. */
  readonly drug: string
  readonly market: string
  readonly version: string
  /** yyyy-MM-dd; null for one that always holds. */
  readonly validFrom: string | null
  /** Names of the drug: of the company's list, and those that the document calls it by. */
  readonly drugs: readonly string[]
  readonly reactions: readonly {
    readonly code: string
    readonly term: string
    /** When it is expected: `any`, `not_serious`, `not_fatal`. */
    readonly seriousness: string
  }[]
}

/** What is expected of the drugs of the project at hand. */
export abstract class ReferenceDocuments {
  /** All versions, whenever they hold. */
  abstract ofProject(): Promise<readonly ReferenceDocument[]>
}

/** Sponsors and servers of the company at hand, by their names. */
export abstract class CompanyUnits {
  /** The id of one; refuses with 1005, naming it, where the company has none of that name. */
  abstract idOf(kind: 'sponsor' | 'server', name: string): Promise<string>
  /** The name of one; null where the company has none with that id. */
  abstract nameOf(kind: 'sponsor' | 'server', id: string): Promise<string | null>
}
