import type { Fields } from '#kernel/fields/field'
import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/drugs/lang/wording'

/** Elements of the names of drugs that are coded, each with the group that keeps the code. */
export const codedDrugs: Readonly<Partial<Record<string, string>>> = {
  'G.k.2.2': 'G.k',
  'D.8.r.1': 'D.8.r',
  'D.10.8.r.1': 'D.10.8.r',
}

/** Elements of a group that say by which code of which dictionary its drug was taken. */
export const codeElements = (group: string) => ({
  source: `${group}.DD.1`,
  version: `${group}.DD.2a`,
  code: `${group}.DD.2b`,
})

/** Where a drug is looked up: the products of the company, the newest WHODrug in use. */
export const drugSources = ['products', 'whodrug'] as const
export type DrugSourceName = (typeof drugSources)[number]
/** Codes of the list drug-dictionary. */
export const sourceCodes: Readonly<Record<DrugSourceName, string>> = { whodrug: '1', products: '2' }

/** A dictionary that drugs are looked up in, and how much is in it. */
export interface DrugSource {
  readonly source: DrugSourceName
  /** Of WHODrug its year and month. */
  readonly version: string | null
  readonly entries: number
}

/** A drug as a dictionary has it; what the dictionary does not say is empty. */
export interface DrugEntry {
  readonly source: DrugSourceName
  /** By which the dictionary knows it. */
  readonly code: string
  /** Of WHODrug: drug record number and sequence numbers 1 and 2, eleven digits. */
  readonly drugCode: string
  /** Of WHODrug: the year and the month of the release. */
  readonly version: string
  readonly nameZh: string
  readonly nameEn: string
  readonly genericName: string
  /** Each substance of the generic name by itself. */
  readonly substances: readonly string[]
  readonly strength: string
  readonly doseForm: string
  readonly authorisationNumber: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly holder: string
  readonly atc: string
  /** Of the ATC code, where the classification is loaded and has it. */
  readonly atcName: Words | null
  /** Whether it is a product of the company; null when nobody says. */
  readonly isOwn: boolean | null
  /** Named by its substances. */
  readonly isGeneric: boolean
  /** Not authorised any more. */
  readonly isWithdrawn: boolean
}

/** In which way an entry answers a search, the surest first; in this order the groups are shown. */
export const drugHitGroups = ['code', 'exact', 'prefix', 'contains', 'fuzzy'] as const
export type DrugHitGroup = (typeof drugHitGroups)[number]

/** A group of what was found. */
export interface FoundDrugs {
  readonly group: DrugHitGroup
  /** How many there are, also beyond those that are given. */
  readonly total: number
  /** There are so many at least; nobody counts on. */
  readonly totalIsLowerBound: boolean
  readonly entries: readonly DrugEntry[]
}

/** The drug dictionaries that the current company may look into. */
export abstract class DrugDictionary {
  abstract sources(): Promise<DrugSource[]>
  /** @param text name in Chinese or English, substance, authorisation number, or code */
  abstract find(text: string): Promise<FoundDrugs[]>
  /**
   * Entries that are called exactly so, for many names at once; letters of either case are the same.
   * @returns by the name as it was asked; names that no dictionary has are absent
   */
  abstract named(names: readonly string[]): Promise<ReadonlyMap<string, readonly DrugEntry[]>>
  /** One entry by its code; null when the dictionary does not have it. */
  abstract entry(source: DrugSourceName, code: string): Promise<DrugEntry | null>
}

/** Brings products for a program that has them already, as the demonstration does. */
export abstract class ProductLoading {
  /**
   * Takes the products of a table over into the current company.
   * @throws a refusal with its first problem when there is one
   */
  abstract bring(table: Uint8Array): Promise<void>
}

/** A product that the company knows: its own, or another's that its cases speak of. */
export const productFields = {
  nameZh: { kind: 'text', label: wording('contract.chinese_name'), max: 250 },
  nameEn: { kind: 'text', label: wording('contract.english_name'), max: 250 },
  genericName: {
    kind: 'text',
    label: wording('contract.generic_name'),
    max: 250,
    help: wording('contract.several_substances_are_joined_by'),
  },
  strength: { kind: 'text', label: wording('contract.strength'), max: 100 },
  doseForm: { kind: 'text', label: wording('contract.dose_form'), max: 60 },
  authorisationNumber: {
    kind: 'text',
    label: wording('contract.authorisation_number'),
    max: 35,
  },
  country: {
    kind: 'text',
    label: wording('contract.country'),
    max: 2,
    help: wording('contract.two_letters_of_iso_3166_1'),
  },
  holder: { kind: 'text', label: wording('contract.holder'), max: 60 },
  atc: {
    kind: 'text',
    label: wording('contract.atc_code'),
    max: 7,
    help: wording('contract.of_any_of_its_five_levels'),
  },
  isOwn: {
    kind: 'choice',
    label: wording('contract.own_product'),
    of: [
      { value: 'yes', label: wording('contract.yes') },
      { value: 'no', label: wording('contract.no') },
    ],
  },
} as const satisfies Fields

/** Substances of a generic name, which names them with a sign between. */
export function substancesOf(genericName: string): string[] {
  return genericName
    .split(/[+＋;；、]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

const CHINESE = /^国药准字/
/** The same with a letter of the kind of drug (two since 2020) and eight digits. */
const CHINESE_NUMBER = /^国药准字([HZSJBTF]|[HZS]J)\d{8}$/

/** Whether a number is not what one of that country looks like; it is taken nevertheless. */
export function isUnusualNumber(number: string, country: string): boolean {
  const isChinese = country === 'CN' || CHINESE.test(number)
  return number !== '' && isChinese && !CHINESE_NUMBER.test(number)
}

/** Lists of codes that an institution keeps and the platform loads: terms of EDQM, ATC. */
export const standardLists = ['edqm', 'atc'] as const
export type StandardListName = (typeof standardLists)[number]

/** A list of a licensor as it was loaded for the installation. */
export const standardListFields = {
  list: {
    kind: 'choice',
    label: wording('contract.list'),
    required: true,
    of: [
      { value: 'edqm', label: wording('contract.edqm_standard_terms') },
      { value: 'atc', label: wording('contract.atc_classification') },
    ],
  },
  version: { kind: 'text', label: wording('contract.version'), required: true, max: 10 },
  state: {
    kind: 'choice',
    label: wording('contract.state'),
    of: [
      { value: 'active', label: wording('contract.active') },
      { value: 'retired', label: wording('contract.retired') },
    ],
  },
  fileName: { kind: 'text', label: wording('contract.file'), max: 200 },
  sha256: { kind: 'text', label: { en: 'SHA-256', zh: 'SHA-256' }, max: 64 },
  loadedByName: { kind: 'text', label: wording('contract.loaded_by'), max: 200 },
} as const satisfies Fields

/** Brings a list for a program that has one already, as the demonstration does. */
export abstract class StandardListLoading {
  /** Lists that are or were in use. */
  abstract known(): Promise<StandardListName[]>
  /**
   * Loads a list and puts it into use, as the platform.
   * @throws a refusal with its first problem when there is one
   */
  abstract bring(list: StandardListName, version: string, table: Uint8Array): Promise<void>
}
