import css from './required-mark.module.css'

/** The asterisk of a required input. Hidden from screen readers, because the input has `aria-required`. */
export const RequiredMark = () => <span className={css.mark} aria-hidden />
