import { useTranslation } from 'react-i18next'
import type { CaseContent } from '#kernel/case/content/case_content'
import { displayPath, elementOfPath } from '#kernel/case/content/element_path'
import { Link } from '#resources/app/navigation/link'
import { useForms } from '#resources/forms/catalogue/forms_context'

interface ElementLinkProps {
  caseId: string
  path: string
  content: CaseContent
  /** Says that one goes there. */
  withVerb?: boolean
}

/** The way to an element of the case, by its number. */
export function ElementLink({ caseId, path, content, withVerb = false }: ElementLinkProps) {
  const { t } = useTranslation()
  const { pages } = useForms()
  const element = elementOfPath(path)
  const shown = shortPath(displayPath(path, content))
  const page = pages.find(
    ({ elements, sections }) => sections.length > 0 && elements.includes(element)
  )
  const text = withVerb ? t('deadlines:missing.go', { element: shown }) : shown
  if (!page) return <span className="num">{text}</span>
  const href = `/cases/${caseId}/pages/${page.page}#${encodeURIComponent(path)}`
  return (
    <Link href={href} className="num" style={{ textDecoration: 'underline' }}>
      {text}
    </Link>
  )
}

/** `E.i[2].E.i.3.2b` is read as `E.i[2].3.2b`: a step does not say again what stands before it. */
function shortPath(path: string): string {
  const steps = path.split(/(?<=\])\./)
  return steps
    .map((step, at) => {
      const above = steps[at - 1]?.replace(/\[.*$/, '.')
      return above !== undefined && step.startsWith(above) ? step.slice(above.length) : step
    })
    .join('.')
}
