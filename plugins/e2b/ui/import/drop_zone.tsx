import { styled } from '@mui/material/styles'
import { useRef, useState, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Icon } from '#resources/kit/icons'
import { Quiet } from '#resources/kit/panel'
import { colour, motion } from '#resources/kit/theme/tokens'

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'slim' && prop !== 'over' })<{
  slim: boolean
  over: boolean
}>(({ slim, over }) => ({
  'flex': 'none',
  'display': 'flex',
  'flexDirection': slim ? 'row' : 'column',
  'alignItems': 'center',
  'justifyContent': 'center',
  'gap': slim ? 10 : 8,
  'padding': slim ? '9px 12px' : '34px 24px',
  'border': `1px dashed ${over ? colour.accent : colour.box}`,
  'borderRadius': 8,
  'background': over ? colour.accentSoft : colour.head,
  'color': over ? colour.accent : colour.ink2,
  'transition': `background-color ${motion.short}ms, border-color ${motion.short}ms`,
  '& b': { fontWeight: 600, color: over ? colour.accent : colour.ink },
}))

/** Takes files that are dropped or chosen; it becomes a line once something was taken. */
export function DropZone({ slim, onFiles }: { slim: boolean; onFiles: (files: File[]) => void }) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <Root
      slim={slim}
      over={over}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={slim ? 16 : 26} />
      <b>{t(slim ? 'e2b:import.drop_more' : 'e2b:import.drop')}</b>
      {!slim && <Quiet>{t('e2b:import.drop_hint')}</Quiet>}
      <Btn
        kind={slim ? 'plain' : 'primary'}
        size={slim ? 'small' : 'medium'}
        autoFocus={!slim}
        onClick={() => input.current?.click()}
      >
        {t('e2b:import.choose')}
      </Btn>
      <input
        ref={input}
        type="file"
        name="files"
        multiple
        hidden
        accept=".xml,.zip"
        aria-label={t('e2b:import.choose')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = '' // the same file may be chosen again
        }}
      />
    </Root>
  )
}
