import { useNavigation } from '#resources/app/navigation/navigation'
import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { say } from '#resources/app/language'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { Btn } from '#resources/kit/btn'
import { useShownPage } from '../view/use_shown_page'
import { isEditable, pageAddress } from './page_address'

/** Opens the page that is being read to edit it; on an overview, the one above it. */
export function EditShownPage({ head }: { head: CaseHead }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const { pages } = useForms()
  const shown = useShownPage()
  const upTo = pages.slice(0, pages.findIndex(({ page }) => page === shown) + 1)
  const page = upTo.findLast(isEditable) ?? pages.find(isEditable)
  if (!page) return null
  return (
    <Btn kind="primary" icon="edit" onClick={() => go(pageAddress(head.id, page))}>
      {t('cases:act.edit_page', { page: say(page.short) })}
    </Btn>
  )
}
