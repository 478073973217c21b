import { ZIP_LIMITS } from '#kernel/files/checks/zip_limits'

import type { ReleasedDictionary } from '#plugins/coding/contract/release'
import { wording } from '#plugins/coding/lang/server/wording'
import { isVersionInCases } from '#plugins/coding/records/version_in_cases'

/** MedDRA as a dictionary that comes release by release; see the extension point. */
const meddra: ReleasedDictionary = {
  dictionary: 'meddra',
  files: /\.asc$/i,
  noRelease: wording('meddra.choose_one_zip_file_or_the'),
  // Archives beside the files, as of documents, are looked into for what is dangerous.
  zipLimits: ZIP_LIMITS,
  hear: async () => ({}),
  reader: new URL('./read_packed', import.meta.url).href,
  inserts: {
    dictionary_terms: `insert into dictionary_terms select ?::uuid, rows.* from json_to_recordset(?::json)
      as rows(level smallint, code integer, name text, pt integer, "isCurrent" boolean,
        abbreviation text, place smallint)`,
    dictionary_paths: `insert into dictionary_paths select ?::uuid, rows.* from json_to_recordset(?::json)
      as rows(pt integer, hlt integer, hlgt integer, soc integer, "isPrimary" boolean)`,
    dictionary_smqs: `insert into dictionary_smqs select ?::uuid, rows.* from json_to_recordset(?::json)
      as rows(code integer, name text, level smallint, description text, source text, note text,
        "isActive" boolean, algorithm text)`,
    dictionary_smq_members: `insert into dictionary_smq_members select ?::uuid, rows.*
      from json_to_recordset(?::json) as rows(smq integer, member integer, level smallint,
        scope smallint, category text, weight integer, "isActive" boolean)`,
  },
  counts: {
    soc: { en: 'SOC', zh: 'SOC' },
    hlgt: { en: 'HLGT', zh: 'HLGT' },
    hlt: { en: 'HLT', zh: 'HLT' },
    pt: { en: 'PT', zh: 'PT' },
    llt: { en: 'LLT', zh: 'LLT' },
    nonCurrent: wording('meddra.llt_not_current_of_these'),
    paths: wording('meddra.paths_of_pts'),
    smqs: { en: 'SMQ', zh: 'SMQ' },
    members: wording('meddra.members_of_smqs'),
  },
  entries: 'llt',
  isInCases: isVersionInCases,
}

export default [meddra]
