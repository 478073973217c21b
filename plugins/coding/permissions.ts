import type { Permission } from '#kernel/access/permission'
import { wording } from '#plugins/coding/lang/server/wording'

export const codingPermissions: readonly Permission[] = [
  {
    code: 'CASE_CODING',
    label: wording('permissions.medical_coding_of_all_cases'),
    roles: ['EVALUATION'],
    group: wording('permissions.cases'),
  },
  {
    code: 'DICTIONARY_CONF',
    label: wording('permissions.medical_dictionaries'),
    level: 'platform',
    group: wording('permissions.platform'),
  },
  {
    code: 'CODING_CONF',
    label: wording('permissions.medical_dictionary_version_and_synonyms'),
    roles: ['EVALUATION'],
    group: wording('permissions.configuration'),
  },
]
