import type { RJSFSchema, ValidationData, ValidatorType } from '@rjsf/utils'
import Precompiled from '@rjsf/validator-ajv8/lib/precompiledValidator.js'
import type { PanelValues } from '#resources/forms/panel/panel_context'

/** What a module of `form-schemas/compiled` exports, by name. */
export type Compiled = ConstructorParameters<typeof Precompiled>[0]

type Judge = ValidatorType<PanelValues>

/**
 * rjsf's validator of what was compiled ahead. It would compare the whole schema deeply each time
 * that it is asked, which is at every key; here a schema is known by its `$id`, and that it fits
 * what was compiled is held by a spec.
 */
class ByName extends Precompiled<PanelValues> {
  override ensureSameRootSchema(): boolean {
    return true
  }
}

/**
 * Judges the panels of one level of a page, by shape alone: the rest are findings of the rules.
 * Until the module of the page has come everything fits, so that no page waits for it; whoever follows
 * it hears when it judges, and what is saved is judged once more.
 */
export class LevelValidator implements Judge {
  #judge: Judge | undefined
  #followers = new Set<() => void>()

  /**
   * @param level name under which the module exports its validator, `$id` of each panel's schema
   * @param module the compiled module of the page, on its way; there is none for a form of no page
   */
  constructor(level: string, module: Promise<Compiled> | undefined) {
    const root: RJSFSchema = { $id: level }
    void module?.then(
      (compiled) => {
        this.#judge = new ByName(compiled, root)
        for (const follower of this.#followers) follower()
      },
      // A save asks for the module again, and says what was in the way.
      () => {}
    )
  }

  /** Whether the module has come. */
  readonly judges = (): boolean => this.#judge !== undefined

  /** Calls the follower when the module has come; gives what ends that. */
  readonly follow = (follower: () => void): (() => void) => {
    this.#followers.add(follower)
    return () => this.#followers.delete(follower)
  }

  isValid(schema: RJSFSchema, value: PanelValues | undefined, root: RJSFSchema): boolean {
    return this.#judge?.isValid(schema, value, root) ?? true
  }

  validateFormData(...asked: Parameters<Judge['validateFormData']>): ValidationData<PanelValues> {
    return this.#judge?.validateFormData(...asked) ?? { errors: [], errorSchema: {} }
  }

  rawValidation<Result = unknown>(
    schema: RJSFSchema,
    values?: PanelValues
  ): { errors?: Result[]; validationError?: Error } {
    return this.#judge?.rawValidation<Result>(schema, values) ?? {}
  }
}
