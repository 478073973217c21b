import { SubmissionRemarks } from '#plugins/gateway/contract/remarks'

/** There are none, as long as no acknowledgements are read. */
export default class NoRemarks extends SubmissionRemarks {
  async ofCase() {
    return []
  }

  async ofSubmission() {
    return []
  }

  async countOpen() {
    return []
  }
}
