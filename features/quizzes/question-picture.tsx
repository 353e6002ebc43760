import styles from './quiz.module.css'

type Props = { picture?: string; pictureAlt?: string }

/** The picture of a question, where it has one. */
export const QuestionPicture = ({ picture, pictureAlt }: Props) =>
  picture ? <img className={styles.picture} src={picture} alt={pictureAlt ?? ''} loading="lazy" /> : null
