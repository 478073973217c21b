import type { Fields } from '#kernel/fields/field'
import type { Words } from '#kernel/language/words'

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
  nameZh: { kind: 'text', label: { en: 'Chinese name', zh: '中文名' }, max: 250 },
  nameEn: { kind: 'text', label: { en: 'English name', zh: '英文名' }, max: 250 },
  genericName: {
    kind: 'text',
    label: { en: 'Generic name', zh: '通用名称' },
    max: 250,
    help: { en: 'Several substances are joined by +.', zh: '多种成分以“+”连接。' },
  },
  strength: { kind: 'text', label: { en: 'Strength', zh: '规格' }, max: 100 },
  doseForm: { kind: 'text', label: { en: 'Dose form', zh: '剂型' }, max: 60 },
  authorisationNumber: {
    kind: 'text',
    label: { en: 'Authorisation number', zh: '批准文号' },
    max: 35,
  },
  country: {
    kind: 'text',
    label: { en: 'Country', zh: '国家/地区' },
    max: 2,
    help: { en: 'Two letters of ISO 3166-1, such as CN.', zh: 'ISO 3166-1 两位字母代码，如 CN。' },
  },
  holder: { kind: 'text', label: { en: 'Holder', zh: '持有人' }, max: 60 },
  atc: {
    kind: 'text',
    label: { en: 'ATC code', zh: 'ATC 编码' },
    max: 7,
    help: { en: 'Of any of its five levels, such as A01.', zh: '五级中任一级，如 A01。' },
  },
  isOwn: {
    kind: 'choice',
    label: { en: 'Own product', zh: '本公司产品' },
    of: [
      { value: 'yes', label: { en: 'Yes', zh: '是' } },
      { value: 'no', label: { en: 'No', zh: '否' } },
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

/** 国药准字 with a letter of the kind of drug (two since 2020) and eight digits. */
const CHINESE_NUMBER = /^国药准字([HZSJBTF]|[HZS]J)\d{8}$/

/** Whether a number is not what one of that country looks like; it is taken nevertheless. */
export function isUnusualNumber(number: string, country: string): boolean {
  const isChinese = country === 'CN' || number.startsWith('国药准字')
  return number !== '' && isChinese && !CHINESE_NUMBER.test(number)
}

/** Lists of codes that an institution keeps and the platform loads: terms of EDQM, ATC. */
export const standardLists = ['edqm', 'atc'] as const
export type StandardListName = (typeof standardLists)[number]

/** A list of a licensor as it was loaded for the installation. */
export const standardListFields = {
  list: {
    kind: 'choice',
    label: { en: 'List', zh: '标准表' },
    required: true,
    of: [
      { value: 'edqm', label: { en: 'EDQM standard terms', zh: 'EDQM 标准术语' } },
      { value: 'atc', label: { en: 'ATC classification', zh: 'ATC 分类' } },
    ],
  },
  version: { kind: 'text', label: { en: 'Version', zh: '版本' }, required: true, max: 10 },
  state: {
    kind: 'choice',
    label: { en: 'State', zh: '状态' },
    of: [
      { value: 'active', label: { en: 'Active', zh: '使用中' } },
      { value: 'retired', label: { en: 'Retired', zh: '已停用' } },
    ],
  },
  fileName: { kind: 'text', label: { en: 'File', zh: '文件' }, max: 200 },
  sha256: { kind: 'text', label: { en: 'SHA-256', zh: 'SHA-256' }, max: 64 },
  loadedByName: { kind: 'text', label: { en: 'Loaded by', zh: '加载人' }, max: 200 },
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
