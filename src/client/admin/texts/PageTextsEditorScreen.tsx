import { useParams } from 'react-router';
import { TextsEditor } from './TextsEditor';

/** `/edit/{page}` */
const PageTextsEditorScreen = () => {
  const { page = '' } = useParams();
  return <TextsEditor classKey={page} />;
};

export default PageTextsEditorScreen;
