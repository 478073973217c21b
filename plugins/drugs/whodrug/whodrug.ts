import type { ReleasedDictionary } from '#plugins/coding/contract/release'
import { hearOfRelease } from '#plugins/drugs/whodrug/said_of_release'

/** More than two gigabytes are no single piece of memory. */
const LARGEST = 2 * 1024 ** 3 - 1

/** WHODrug Global as a dictionary that comes release by release; see the extension point. */
const whodrug: ReleasedDictionary = {
  dictionary: 'whodrug',
  files: /\.txt$/i,
  noRelease: {
    en: 'Choose one ZIP file, or the folder with the .txt files of the release.',
    zh: '请选择一个 ZIP 文件，或包含该版本 .txt 文件的文件夹。',
  },
  // Names have 1,500 places, most of them blank, so a release packs far better than other files.
  zipLimits: { bytes: LARGEST, entries: 1000, ratio: 1000, nested: 1 },
  hear: hearOfRelease,
  reader: new URL('./reading/read_packed', import.meta.url).href,
  inserts: {
    whodrug_products: `insert into whodrug_products (release_id, code, drug_code, name, specifier,
        is_generic, substances, strength, dose_form, authorisation_number, country, holder, atc,
        is_withdrawn)
      select ?::uuid, rows.* from json_to_recordset(?::json) as rows(code text, "drugCode" text,
        name text, specifier text, "isGeneric" boolean, substances text[], strength text,
        "doseForm" text, "authorisationNumber" text, country text, holder text, atc text[],
        "isWithdrawn" boolean)`,
  },
  settle: 'select whodrug_products_counted()',
  counts: {
    products: { en: 'Products', zh: '产品' },
    names: { en: 'Different names', zh: '不同名称' },
    generics: { en: 'Generic names', zh: '通用名产品' },
    substances: { en: 'Substances', zh: '成分' },
    withoutSubstance: { en: 'Products without a substance', zh: '无成分的产品' },
  },
  entries: 'products',
}

export default [whodrug]
