import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { Btn } from '#resources/kit/btn'
import type { Forms } from '../catalogue/load_forms'
import { ElementFacts } from './element_facts'

interface Asked {
  readonly element: ElementDefinition
  readonly forms: Forms
}

const useAsked = create<{ asked: Asked | null }>(() => ({ asked: null }))

/** Tells what there is to know of an element, away from its field. */
export function askElement(asked: Asked): void {
  useAsked.setState({ asked })
}

/** The element that was asked for last, over whatever screen there is. */
export function AskedElement() {
  const { t } = useTranslation()
  const asked = useAsked((state) => state.asked)
  if (!asked) return null
  const close = () => useAsked.setState({ asked: null })
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="xs"
      slotProps={{ paper: { 'aria-label': `${asked.element.id} ${t('forms.help.title')}` } }}
    >
      <DialogContent>
        <ElementFacts {...asked} />
      </DialogContent>
      <DialogActions>
        <Btn autoFocus onClick={close}>
          {t('act.close')}
        </Btn>
      </DialogActions>
    </Dialog>
  )
}
