import { EditorScreen } from './EditorScreen';

const TankersEditorScreen = () => <EditorScreen name="tankers" />;

export default TankersEditorScreen;
