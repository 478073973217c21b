import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#resources/kit/error_state'
import { Icon } from '#resources/kit/icons'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import type { FoundPresets } from './use_presets'
import { PresetSummary } from './preset_summary'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0 })
const Scroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto' })
const Line = styled('div')({
  'padding': '9px 14px',
  'cursor': 'pointer',
  'borderBottom': `1px solid ${colour.lineSoft}`,
  '& b': { display: 'block', fontWeight: 600 },
  '&:hover': { background: colour.hover },
  '&[aria-selected=true]': {
    background: colour.accentSoft,
    boxShadow: `inset 3px 0 0 ${colour.accent}`,
  },
})

/** A box to search in and the presets found; arrows choose without leaving the box. */
export function PresetList({ found, onEnter }: { found: FoundPresets; onEnter: () => void }) {
  const { t } = useTranslation()
  const { presets, total, at, choose } = found
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') choose(at + 1)
    else if (event.key === 'ArrowUp') choose(at - 1)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
    else return
    event.preventDefault()
  }
  return (
    <Root>
      <div style={{ padding: '10px 14px' }}>
        <OutlinedInput
          fullWidth
          autoFocus
          type="search"
          placeholder={t('presets:copy.search')}
          onChange={(event) => found.find(event.target.value)}
          onKeyDown={onKey}
          inputProps={{
            'role': 'combobox',
            'aria-label': t('presets:copy.search'),
            'aria-expanded': true,
            'aria-controls': 'preset-list',
            'aria-activedescendant': presets.length > 0 ? `preset-${at}` : undefined,
          }}
          startAdornment={
            <InputAdornment position="start">
              <Icon name="search" size={15} />
            </InputAdornment>
          }
        />
      </div>
      {found.error && <ErrorState text={found.error} onRetry={found.reload} />}
      {found.loading && <Skeleton variant="rectangular" height={120} sx={{ mx: '14px' }} />}
      <Scroll id="preset-list" role="listbox" aria-label={t('presets:copy.list')}>
        {presets.map((preset, index) => (
          <Line
            key={preset.id}
            id={`preset-${index}`}
            role="option"
            aria-selected={index === at}
            ref={(line) => {
              if (index === at) line?.scrollIntoView({ block: 'nearest' })
            }}
            onClick={() => choose(index)}
            onDoubleClick={onEnter}
          >
            <b>{preset.name}</b>
            <PresetSummary content={preset.content} />
          </Line>
        ))}
      </Scroll>
      {total > presets.length && (
        <Quiet style={{ padding: '8px 14px' }}>
          {t('presets:copy.more', { shown: presets.length, total })}
        </Quiet>
      )}
    </Root>
  )
}
