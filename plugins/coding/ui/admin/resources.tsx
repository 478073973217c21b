import type { Fields } from '#kernel/fields/field'
import { loadFields, releaseFields } from '#plugins/coding/contract/release'
import { synonymFields, synonymListFields } from '#plugins/coding/contract/synonym'
import { adminResource, type AdminResource } from '#resources/admin/admin_resource'
import type { TrailWords } from '#resources/admin/plugin_modules'
import { LearnedList } from './learned/learned_list'
import { LoadList } from './loads/load_list'
import { LoadPage } from './loads/load_page'
import { ReleaseList } from './releases/release_list'
import { ReleasePage } from './releases/release_page'
import { ListUploadPage } from './synonym_lists/list_upload_page'
import { SynonymListCreate, SynonymListEdit, SynonymListList } from './synonym_lists/synonym_lists'
import { SynonymUpload } from './synonyms/synonym_upload'
import { SynonymCreate, SynonymEdit, SynonymList } from './synonyms/synonyms'
import { wording } from '#plugins/coding/lang/wording'

/** What a person says of a release of a drug dictionary, as the trail names it. */
const drugReleaseFields = {
  version: releaseFields.version,
  language: releaseFields.language,
  format: { kind: 'text', max: 20, label: wording('resources.format') },
  layout: { kind: 'text', max: 200, label: wording('resources.layout') },
} as const satisfies Fields

/** What the trail says of them. */
export const trail: Record<string, TrailWords> = {
  dictionary_release: {
    label: wording('resources.release_of_the_dictionary'),
    fields: releaseFields,
  },
  dictionary_load: {
    label: wording('resources.load_of_the_dictionary'),
    fields: { ...loadFields, ...drugReleaseFields },
  },
  coding_synonym: { label: wording('resources.synonym'), fields: synonymFields },
  coding_synonym_list: {
    label: wording('resources.synonym_list'),
    fields: synonymListFields,
  },
}

/** The platform loads dictionaries for the whole installation; a project keeps its synonyms. */
export const resources: readonly AdminResource[] = [
  adminResource('dictionary_releases', { list: ReleaseList, edit: ReleasePage }),
  adminResource('dictionary_loads', { list: LoadList, edit: LoadPage }),
  adminResource(
    'coding_synonym_lists',
    { list: SynonymListList, create: SynonymListCreate, edit: SynonymListEdit },
    { upload: ListUploadPage }
  ),
  adminResource(
    'coding_synonyms',
    { list: SynonymList, create: SynonymCreate, edit: SynonymEdit },
    { upload: SynonymUpload }
  ),
  adminResource('coding_learned', { list: LearnedList }),
]
