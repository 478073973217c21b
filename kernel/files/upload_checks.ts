import type { NetConnectOpts } from 'node:net'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { checkUpload, type UploadPolicy } from '#kernel/files/checks/check_upload'
import { scanWithClamav } from '#kernel/files/checks/scan_with_clamav'

/** The checks that everything passes which a user uploads, malware scan included where one is set. */
export class UploadChecks {
  /** @param clamav where clamd listens, or null without one */
  constructor(private clamav: NetConnectOpts | null) {}

  /**
   * The media type of a file that may come in; refuses with 2701 (type or size) or 3001 (content),
   * each with the sentence that says what is wrong.
   */
  async accept(
    file: { readonly name: string; readonly bytes: Uint8Array },
    policy: Omit<UploadPolicy, 'scan'> = {}
  ): Promise<string> {
    const { clamav } = this
    const scan = clamav ? (bytes: Uint8Array) => scanWithClamav(clamav, bytes) : undefined
    const verdict = await checkUpload(file, { ...policy, scan })
    if (verdict.ok) return verdict.mediaType
    const { code, detail } = verdict
    throw code === 2701
      ? new kernelErrors.E_UPLOAD_TYPE({ detail })
      : new kernelErrors.E_FILE_CONTENT({ detail })
  }
}
