import { adminResource, type AdminResource } from '#resources/admin/admin_resource'
import {
  drugFields,
  drugReferenceFields,
  serverFields,
  sponsorFields,
} from '#plugins/organisation/contract'
import type { TrailWords } from '#resources/admin/plugin_modules'
import { DrugReferenceCreate, DrugReferenceEdit, DrugReferenceList } from './drug_references'
import { DrugCreate, DrugEdit, DrugList } from './drugs'
import { ServerCreate, ServerEdit, ServerList } from './servers'
import { SponsorCreate, SponsorEdit, SponsorList } from './sponsors'
import { wording } from '#plugins/organisation/lang/wording'

/** What the trail of a company says of them. */
export const trail: Record<string, TrailWords> = {
  sponsor: { label: wording('resources.sponsor'), fields: sponsorFields },
  server: { label: wording('resources.server'), fields: serverFields },
  drug: { label: wording('resources.drug'), fields: drugFields },
  drug_reference: {
    label: wording('resources.reference_document'),
    fields: drugReferenceFields,
  },
}

/** What a company manages beside its projects; its type decides which of it. */
export const resources: readonly AdminResource[] = [
  adminResource('sponsors', { list: SponsorList, create: SponsorCreate, edit: SponsorEdit }),
  adminResource('servers', { list: ServerList, create: ServerCreate, edit: ServerEdit }),
  adminResource('drugs', { list: DrugList, create: DrugCreate, edit: DrugEdit }),
  adminResource('drug_references', {
    list: DrugReferenceList,
    create: DrugReferenceCreate,
    edit: DrugReferenceEdit,
  }),
]
