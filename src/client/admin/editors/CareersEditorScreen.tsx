import { EditorScreen } from './EditorScreen';

const CareersEditorScreen = () => <EditorScreen name="careers" />;

export default CareersEditorScreen;
