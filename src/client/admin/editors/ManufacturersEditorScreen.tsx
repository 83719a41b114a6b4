import { EditorScreen } from './EditorScreen';

const ManufacturersEditorScreen = () => <EditorScreen name="manufacturers" />;

export default ManufacturersEditorScreen;
