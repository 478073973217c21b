import { ReportView } from '../../report_view'

/** A report at its own address. */
export default function Report({ report }: { report: string }) {
  return <ReportView key={report} report={report} />
}
