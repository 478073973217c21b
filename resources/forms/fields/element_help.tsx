import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ElementDefinition } from '#kernel/content/element_definition'
import { currentLanguage, say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { useForms } from '../catalogue/forms_context'
import { conditionWords } from './condition_words'
import { showElementNumbers, useElementNumbers } from './element_numbers'

const Root = styled('div')({
  'padding': '12px 14px',
  'fontSize': 13,
  '& h4': { margin: '0 0 4px', fontSize: 13, fontWeight: 650, lineHeight: 1.4 },
  '& p': { margin: '0 0 8px', color: colour.ink2 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    gap: '3px 12px',
    margin: '0 0 10px',
    fontSize: 12,
  },
  '& dt': { color: colour.ink3 },
  '& dd': { margin: 0 },
})

interface ElementHelpProps {
  element: ElementDefinition
  anchor: HTMLElement | null
  onClose: () => void
}

/** What the catalogue knows of an element: meaning, type, length, null flavours, when it is required. */
export function ElementHelp({ element, anchor, onClose }: ElementHelpProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const shown = useElementNumbers()
  const list = catalogue.codeList(element.codeList)
  const nullFlavours = (element.nullFlavors ?? []).map(
    (code) => `${code} ${catalogue.codeName('null-flavor', code, currentLanguage()) ?? ''}`
  )
  const facts: [string, ReactNode][] = [
    [t('forms.help.type'), t(`forms.help.types.${element.type}`)],
    [t('forms.help.length'), element.maxLength],
    [t('forms.help.precision'), element.minPrecision && t(`forms.help.to.${element.minPrecision}`)],
    [t('forms.help.list'), list && say(list.name)],
    [t('forms.help.null_flavours'), nullFlavours.join('; ') || t('forms.help.none')],
    [t('forms.help.conformance'), conformanceOf()],
    ['E2B(R2)', element.r2],
  ]
  function conformanceOf(): string {
    if (element.conformance === 'mandatory') return t('forms.help.always')
    if (!element.requiredWhen?.length) return t('forms.help.optional')
    return t('forms.help.when', { condition: conditionWords(element.requiredWhen, t) })
  }
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          'sx': { width: 380 },
          'role': 'dialog',
          'aria-label': `${element.id} ${t('forms.help.title')}`,
        },
      }}
    >
      <Root>
        <h4>
          <Quiet className="num">{element.id}</Quiet> {say(element.name)}
        </h4>
        {element.help && <p>{say(element.help)}</p>}
        {element.note && <p>{say(element.note)}</p>}
        {element.keptHere && <p>{say(element.keptHere)}</p>}
        <dl>
          {facts
            .filter(([, fact]) => fact !== undefined && fact !== null)
            .map(([name, fact]) => (
              <Fact key={name} name={name} fact={fact} />
            ))}
        </dl>
        <Btn size="small" autoFocus onClick={() => showElementNumbers(!shown)}>
          {t(shown ? 'forms.help.hide_numbers' : 'forms.help.show_numbers')}
        </Btn>
      </Root>
    </Popover>
  )
}

function Fact({ name, fact }: { name: string; fact: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{fact}</dd>
    </>
  )
}
