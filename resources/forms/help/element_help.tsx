import Popover from '@mui/material/Popover'
import { useTranslation } from 'react-i18next'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { Btn } from '#resources/kit/btn'
import { useForms } from '../catalogue/forms_context'
import { showElementNumbers, useElementNumbers } from '../fields/element_numbers'
import { ElementFacts } from './element_facts'

interface ElementHelpProps {
  element: ElementDefinition
  anchor: HTMLElement | null
  onClose: () => void
}

/** What there is to know of an element, beside its field. */
export function ElementHelp({ element, anchor, onClose }: ElementHelpProps) {
  const { t } = useTranslation()
  const shown = useElementNumbers()
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          'sx': { width: 380, padding: '12px 14px' },
          'role': 'dialog',
          'aria-label': `${element.id} ${t('forms.help.title')}`,
        },
      }}
    >
      <ElementFacts element={element} forms={useForms()} />
      <Btn size="small" autoFocus onClick={() => showElementNumbers(!shown)}>
        {t(shown ? 'forms.help.hide_numbers' : 'forms.help.show_numbers')}
      </Btn>
    </Popover>
  )
}
