import { Link } from '#resources/app/navigation/link'
import { imports } from './import_store'

/** The way to a case; the dialog gets out of it. */
export function CaseLink({ id, no, anchor = '' }: { id: string; no: string; anchor?: string }) {
  return (
    <Link className="num" href={`/cases/${id}${anchor}`} onClick={() => imports.hide()}>
      {no}
    </Link>
  )
}
