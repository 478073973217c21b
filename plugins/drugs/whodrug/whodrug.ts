import type { ReleasedDictionary } from '#plugins/coding/contract/release'
import { wording } from '#plugins/drugs/lang/server/wording'
import { hearOfRelease } from '#plugins/drugs/whodrug/release_details'

/** More than two gigabytes are no single piece of memory. */
const LARGEST = 2 * 1024 ** 3 - 1

/** WHODrug Global as a dictionary that comes release by release; see the extension point. */
const whodrug: ReleasedDictionary = {
  dictionary: 'whodrug',
  files: /\.txt$/i,
  noRelease: wording('whodrug.choose_one_zip_file_or_the'),
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
    products: wording('whodrug.products'),
    names: wording('whodrug.different_names'),
    generics: wording('whodrug.generic_names'),
    substances: wording('whodrug.substances'),
    withoutSubstance: wording('whodrug.products_without_a_substance'),
  },
  entries: 'products',
}

export default [whodrug]
