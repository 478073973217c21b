import { DocumentSide } from './document/document_side'
import { LanguageSide } from './language_side'
import { RevisionSide } from './revision_side'
import type { SideView } from './side_view'
import { VersionSide } from './version_side'

/** What can stand beside the form, in the order of its tabs. */
export const sideViews: readonly SideView[] = [
  { key: 'revision', View: RevisionSide },
  { key: 'version', View: VersionSide },
  { key: 'language', View: LanguageSide },
  { key: 'document', View: DocumentSide },
]
