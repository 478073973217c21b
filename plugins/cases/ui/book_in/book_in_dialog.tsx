import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { needed } from '#plugins/cases/contract/book_in'
import { currentLanguage } from '#resources/app/language'
import { useShell } from '#resources/app/shared_props'
import { useToday } from '#resources/app/use_today'
import { FormsProvider } from '#resources/forms/catalogue/forms_context'
import { EditorContext } from '#resources/forms/editor/editor_context'
import { AskedFor } from '#resources/forms/fields/is_required'
import { KeysOf } from '#resources/forms/editor/use_key'
import { useConfirm } from '#resources/kit/confirm'
import { BookInContext, beginBookIn } from './book_in_context'
import { BookInForm } from './book_in_form'
import { TypeAheadBox, useTypedAhead } from './typed_ahead'
import { saysMoreThan } from './reported'

const ID = 'book-in'
const NONE: readonly string[] = []

interface BookInDialogProps {
  catalogueHash: string
  onClose: () => void
}

/** Books a report in: asks for what is known of it, and opens the case that was made. */
export function BookInDialog({ catalogueHash, onClose }: BookInDialogProps) {
  const { t } = useTranslation()
  const { project } = useShell()
  const today = useToday()
  const confirm = useConfirm()
  const typed = useTypedAhead()
  const [store] = useState(() => {
    const regions = project?.regions?.map((each) => each.toLowerCase()) ?? NONE
    return beginBookIn({ today, language: currentLanguage(), regions })
  })
  const close = async () => {
    const { content, began, document } = store.getState()
    const isMore = document !== null || saysMoreThan(content, began)
    const question = { title: t('cases:book_in.discard'), act: t('cases:book_in.discard_act') }
    if (!isMore || (await confirm({ ...question, danger: true }))) onClose()
  }
  return (
    <Dialog id={ID} open onClose={close} maxWidth="lg" fullWidth aria-labelledby={`${ID}-title`}>
      <DialogTitle id={`${ID}-title`}>{t('cases:create.title')}</DialogTitle>
      <KeysOf value={ID}>
        <BookInContext value={store}>
          <EditorContext value={store}>
            <AskedFor value={needed}>
              <FormsProvider hash={catalogueHash} waiting={<TypeAheadBox typed={typed} />}>
                <BookInForm typed={typed} onClose={close} />
              </FormsProvider>
            </AskedFor>
          </EditorContext>
        </BookInContext>
      </KeysOf>
    </Dialog>
  )
}
