import { useTranslation } from 'react-i18next'
import type { Words } from '#kernel/language/words'
import { say } from '#resources/app/language'
import { Link } from '#resources/app/navigation/link'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Panel, Quiet } from '#resources/kit/panel'

interface BoxElementsProps {
  caseId: string
  /** None is chosen: undefined. */
  box?: { key: string; label: Words; elements: readonly string[] }
}

/** The elements that a box of a form takes what it says from, each a way to its page. */
export function BoxElements({ caseId, box }: BoxElementsProps) {
  const { t } = useTranslation()
  const { catalogue, pages } = useForms()
  if (!box) return <Quiet as="p">{t('papers:choose_box')}</Quiet>
  const pageOf = (id: string) =>
    pages.find(({ elements, sections }) => sections.length > 0 && elements.includes(id))
  return (
    <Panel title={`${box.key} ${say(box.label)}`}>
      <ul style={{ listStyle: 'none', margin: 0, padding: '6px 14px 12px' }}>
        {box.elements.map((id) => {
          const page = pageOf(id)
          const name = `${id} ${say(catalogue.labelOf(id))}`
          return (
            <li key={id}>
              {page ? <Link href={`/cases/${caseId}/pages/${page.page}`}>{name}</Link> : name}
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
