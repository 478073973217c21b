import Popper from '@mui/material/Popper'
import { useMemo, useRef, type KeyboardEvent } from 'react'
import type { CodeList as Codes } from '#kernel/case/content/element_definition'
import { nullFlavorOf, type Leaf } from '#kernel/case/content/leaf'
import { codeOfText } from '../codes/code_of_text'
import { choicesOf } from '../codes/search_codes'
import { useCombobox } from '../codes/use_combobox'
import { leafOfText, textOf } from '../leaf/leaf_text'
import { Input } from './box'
import { CodeList } from './code_list'
import { NoCode } from './no_code'

interface CodeBoxProps {
  id: string
  list: Codes | undefined
  /** Further lists from which a code is taken. */
  others?: readonly (Codes | undefined)[]
  leaf: Leaf | undefined
  onLeaf: (leaf: Leaf | undefined) => void
  /** Hears what was typed and is no code; nothing once something else is typed. */
  onRefuse: (text: string | undefined) => void
  /** What stands in the box while nobody types. */
  shown: string
  readOnly: boolean
  placeholder?: string
  label?: string
  describedBy?: string
  invalid?: boolean
  /** Characters that the box has room for; without it the box takes what there is. */
  size?: number
}

const NONE: readonly Codes[] = []

/**
 * A box for a code of a list: found by code, English or Chinese name, pinyin initials. It takes what the
 * list has; what came from elsewhere stays until something else is chosen.
 */
export function CodeBox(props: CodeBoxProps) {
  const { id, list, others = NONE, leaf, onLeaf, onRefuse, shown, readOnly, placeholder } = props
  const { label, describedBy, size } = props
  const box = useRef<HTMLInputElement>(null)
  const choices = useMemo(() => (list ? choicesOf(list) : []), [list])
  const stored = textOf(leaf)
  const codeOf = (text: string) => (text === stored ? text : codeOfText([list, ...others], text))
  const combo = useCombobox(choices, {
    codeOf,
    onText: (text) => onLeaf(leafOfText(text)),
    onRefuse,
  })
  const isOpen = combo.open && combo.found.length > 0
  const typed = combo.typed?.trim() ?? ''
  const fitsNone = combo.open && !isOpen && typed !== '' && codeOf(typed) === undefined
  const onKey = (event: KeyboardEvent) => {
    // A null flavour goes like a text does: by deleting it.
    if (event.key === 'Backspace' && combo.typed === null && nullFlavorOf(leaf)) onLeaf(undefined)
    else combo.onKeyDown(event)
  }
  return (
    <>
      <Input
        id={id}
        ref={box}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen ? `${id}-list-${combo.at}` : undefined}
        aria-invalid={props.invalid}
        aria-describedby={describedBy}
        aria-label={label}
        title={label}
        autoComplete="off"
        readOnly={readOnly}
        value={combo.typed ?? shown}
        size={size}
        style={size ? { width: `${size + 3}ch` } : undefined}
        placeholder={placeholder}
        onFocus={(event) => event.target.select()}
        onClick={readOnly ? undefined : combo.show}
        onBlur={combo.settle}
        onChange={(event) => combo.type(event.target.value)}
        onKeyDown={readOnly ? undefined : onKey}
      />
      <Popper
        open={isOpen || fitsNone}
        anchorEl={box.current?.parentElement}
        placement="bottom-start"
        sx={{ zIndex: 1500 }}
      >
        {fitsNone ? (
          <NoCode />
        ) : (
          <CodeList
            id={`${id}-list`}
            choices={combo.found}
            at={combo.at}
            onChoose={combo.choose}
            width={size ? undefined : box.current?.parentElement?.offsetWidth}
          />
        )}
      </Popper>
    </>
  )
}
