import { upload } from '#resources/app/calls/upload'
import type { Documents } from '#resources/forms/leaf/documents'
import { changeSide } from '../beside/side_settings'

/** The documents of a case to be read. */
export function documentsOf(caseId: string): Documents {
  return { hrefOf: (sha256) => `/cases/${caseId}/documents/${sha256}` }
}

/** The documents of a case that is edited: new ones come in, each can stand beside the form. */
export function editableDocumentsOf(caseId: string): Documents {
  return {
    ...documentsOf(caseId),
    show: (document) => changeSide({ open: true, view: 'document', document }),
    upload: (document, onProgress, signal) =>
      upload(
        'POST /cases/{caseId}/documents',
        { path: { caseId }, form: { document } },
        onProgress,
        signal
      ),
  }
}
