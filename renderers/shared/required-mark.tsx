import css from './required-mark.module.css'

/**
 * The asterisk of a required input. Screen readers ignore the asterisk, because the input has the attribute
 * `aria-required`.
 */
export const RequiredMark = () => <span className={css.mark} aria-hidden />
