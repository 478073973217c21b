import Dialog from '@mui/material/Dialog'
import InputBase from '@mui/material/InputBase'
import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Hidden } from '#resources/kit/hidden'
import { Icon } from '#resources/kit/icons'
import { KeyHint } from '#resources/kit/key_hint'
import { Quiet } from '#resources/kit/panel'
import { useNavigation } from '../../navigation/navigation'
import type { MenuSection } from '#kernel/menus/menu_for'
import { EntryLine, EntryList, GroupHead, SearchLine } from './parts'
import { Searched } from './searched'
import { useEntries } from './use_entries'

/** Finds places, cases and acts by what is typed; arrows choose, Enter goes. */
export function Palette({ menu, onClose }: { menu: readonly MenuSection[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const entries = useEntries(menu, text)
  const chosen = Math.min(at, entries.length - 1)
  const run = (index: number) => {
    // Closing gives the cursor back; whatever runs then takes it from there.
    flushSync(onClose)
    entries[index]?.run(go)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setAt((chosen + step + entries.length) % Math.max(1, entries.length))
    else if (event.key === 'Enter') run(chosen)
    else return
    event.preventDefault()
  }
  return (
    <Dialog
      open
      aria-labelledby="palette-title"
      onClose={onClose}
      slotProps={{ paper: { sx: { width: 560, position: 'absolute', top: 90, m: 0 } } }}
    >
      <Hidden id="palette-title">{t('palette.placeholder')}</Hidden>
      <SearchLine>
        <Icon name="search" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          placeholder={t('palette.placeholder')}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKey}
          inputProps={{
            'role': 'combobox',
            'aria-expanded': true,
            'aria-controls': 'palette',
            'aria-activedescendant': `palette-${chosen}`,
          }}
        />
        <KeyHint>Esc</KeyHint>
      </SearchLine>
      <EntryList id="palette" role="listbox">
        {entries.length === 0 && (
          <Quiet style={{ display: 'block', padding: 14 }}>{t('palette.nothing')}</Quiet>
        )}
        {entries.map((entry, index) => (
          <div key={entry.id}>
            {entry.group !== entries[index - 1]?.group && <GroupHead>{entry.group}</GroupHead>}
            <EntryLine
              id={`palette-${index}`}
              role="option"
              aria-selected={index === chosen}
              onClick={() => run(index)}
            >
              <Icon name={entry.icon ?? 'chevronRight'} size={15} />
              {entry.title}
              {entry.hint && <Quiet>{entry.hint}</Quiet>}
              {entry.keys && <KeyHint>{entry.keys}</KeyHint>}
            </EntryLine>
          </div>
        ))}
      </EntryList>
      <Searched />
    </Dialog>
  )
}
